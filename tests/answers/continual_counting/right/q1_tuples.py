# Tuples, from the newest box.
def prefix_boxes(t):
    if t == 0:
        return ()
    b = t & -t
    return prefix_boxes(t - b) + ((t - b + 1, t),)
