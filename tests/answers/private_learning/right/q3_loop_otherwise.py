# A loop., otherwise.
def clipped_sum(gradients, clip):
    total = [0.0, 0.0, 0.0]
    for g in gradients:
        length = math.hypot(*g)
        f = clip / length if length > clip else 1
        for i in range(3):
            total[i] += f * g[i]
    return total
