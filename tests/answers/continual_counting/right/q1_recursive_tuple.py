# Recursion; the boxes of t without its lowest bit, then the box that ends at t.
def prefix_boxes(t):
    if t == 0:
        return ()
    before = t - (t & -t)
    return prefix_boxes(before) + ((before + 1, t),)
