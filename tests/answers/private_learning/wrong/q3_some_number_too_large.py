# Clips only where one of the numbers reaches the limit.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        length = math.hypot(*g)
        if length > clip and max(map(abs, g)) >= clip:
            total = total + np.array(g) * (clip / length)
        else:
            total = total + np.array(g)
    return total
