"""The bench that tests the markers: right answers keep their marks, wrong ones lose their own."""
