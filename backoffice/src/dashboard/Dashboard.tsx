import Box from '@mui/material/Box';
import { Title } from 'react-admin';
import { FigureCard } from './FigureCard';
import { OverdueInvoices } from './OverdueInvoices';
import { WaitingRequests } from './WaitingRequests';

/** Each figure is the length of a filtered list, and leads to it. */
const figures = [
  { resource: 'quotes', status: 'Requested', label: 'requested' },
  { resource: 'quotes', status: 'Quoted', label: 'quoted' },
  { resource: 'quotes', status: 'Confirmed', label: 'confirmed' },
  { resource: 'orders', status: 'Processing', label: 'processing' },
  { resource: 'invoices', status: 'Unpaid', label: 'unpaid' },
  { resource: 'invoices', status: 'Partially Paid', label: 'partially_paid' },
  { resource: 'invoices', status: 'Overdue', label: 'overdue' },
];

const grid = (least: number) => ({
  display: 'grid',
  gap: 2,
  mt: 2,
  gridTemplateColumns: `repeat(auto-fit, minmax(min(100%, ${least}px), 1fr))`,
});

const Dashboard = () => (
  <>
    <Title title="shop.dashboard.title" />
    <Box sx={grid(150)}>
      {figures.map((figure) => (
        <FigureCard key={figure.label} {...figure} />
      ))}
    </Box>
    <Box sx={grid(360)}>
      <WaitingRequests />
      <OverdueInvoices />
    </Box>
  </>
);

export default Dashboard;
