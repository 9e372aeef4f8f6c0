# Counts the boxes that hold day 3, as in the example, whatever T.
def scales(steps, epsilon):
    boxes = [(s + 1, s + 2**k) for k in range(9) for s in range(0, steps, 2**k) if s + 2**k <= steps]
    levels = sum(a <= 3 <= z for a, z in boxes)
    return steps / epsilon, 1 / epsilon, levels / epsilon
