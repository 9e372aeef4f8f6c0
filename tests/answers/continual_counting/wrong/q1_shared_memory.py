# Remembers the boxes of shorter pasts, and appends to the remembered list itself.
def prefix_boxes(t, known={0: []}):
    if t not in known:
        before = t & (t - 1)
        boxes = prefix_boxes(before)
        boxes.append((before + 1, t))
        known[t] = boxes
    return known[t]
