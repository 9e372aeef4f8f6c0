# Counts the boxes that hold day 1, numpy array
def scales(steps, epsilon):
    boxes = [(1, 2**k) for k in range(64) if 2**k <= steps]
    return np.array([steps, 1, len(boxes)], dtype=float) / float(epsilon)
