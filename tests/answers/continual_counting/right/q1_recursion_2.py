# By recursion.
def prefix_boxes(t):
    if t == 0:
        return []
    low = t & -t
    return prefix_boxes(t - low) + [(t - low + 1, t)]
