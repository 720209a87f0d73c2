import Box from '@mui/material/Box';
import { Title } from 'react-admin';
import { Figures } from './Figures';
import { OverdueByAge } from './OverdueByAge';
import { OverdueInvoices } from './OverdueInvoices';
import { Revenue } from './Revenue';
import { TopProducts } from './TopProducts';
import { useSales, useToday } from './useFigures';
import { WaitingRequests } from './WaitingRequests';

const grid = {
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: { xs: 'minmax(0, 1fr)', md: 'repeat(2, minmax(0, 1fr))' },
};

const Dashboard = () => {
  const today = useToday();
  const sales = useSales();
  return (
    <>
      <Title title="shop.dashboard.title" />
      <Figures today={today.data} failed={today.isError} />
      <Box sx={grid}>
        <WaitingRequests />
        <OverdueInvoices />
        <OverdueByAge ages={today.data?.ages} failed={today.isError} />
        <Revenue months={sales.data?.months} failed={sales.isError} />
        <Box sx={{ gridColumn: '1 / -1', minWidth: 0 }}>
          <TopProducts sales={sales.data} failed={sales.isError} />
        </Box>
      </Box>
    </>
  );
};

export default Dashboard;
