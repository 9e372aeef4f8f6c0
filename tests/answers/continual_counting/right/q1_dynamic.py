# Searches the fewest boxes by dynamic programming over all boxes.
def prefix_boxes(t):
    best = {0: []}
    for end in range(1, t + 1):
        options = []
        size = 1
        while end % size == 0 and size <= end:
            options.append(best[end - size] + [(end - size + 1, end)])
            size *= 2
        best[end] = min(options, key=len)
    return best[t]
