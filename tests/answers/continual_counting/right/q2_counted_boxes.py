# The worst day over all boxes, counted
def scales(steps, epsilon):
    held = [0] * steps
    size = 1
    while size <= steps:
        for s in range(0, steps - size + 1, size):
            for i in range(s, s + size):
                held[i] += 1
        size *= 2
    return [steps / epsilon, 1 / epsilon, max(held) / epsilon]
