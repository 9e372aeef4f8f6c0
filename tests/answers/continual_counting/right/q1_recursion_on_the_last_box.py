# The past without its newest box, and that box.
def prefix_boxes(t):
    if not t:
        return []
    before = t & (t - 1)
    return [*prefix_boxes(before), (before + 1, t)]
