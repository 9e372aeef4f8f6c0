# First column and last row of the root separately; tree by the longest row of a recursion.
def worst_deviations(steps, rho):
    k = np.arange(1, steps)
    column = np.concatenate([[1.0], np.cumprod((2 * k - 1) / (2 * k))])
    row = column[::-1]
    root = math.sqrt(column @ column) * math.sqrt(row @ row)
    boxes = [0]
    for t in range(1, steps + 1):
        boxes.append(boxes[t >> 1] + t % 2)
    levels = math.frexp(steps)[1]
    scale = math.sqrt(0.5 / float(rho))
    return scale * math.sqrt(levels * max(boxes)), scale * root
