# Wrong for t = 4 after t = 5: the list for 4 is kept in a memo, and the call for 5 appended its box to the same list.
KEPT = {0: []}
def prefix_boxes(t):
    if t not in KEPT:
        before = prefix_boxes(t & (t - 1))
        if t % 2:
            before.append((t, t))
            return before
        KEPT[t] = before + [((t & (t - 1)) + 1, t)]
    return KEPT[t]
