# Leaves a gradient whose length is close to C (within one percent) as it is.
def clipped_sum(gradients, clip):
    total = np.zeros(3)
    for g in gradients:
        length = math.hypot(*g)
        keep = length <= clip or math.isclose(length, clip, rel_tol=0.01)
        total += np.array(g) * (1 if keep else clip / length)
    return total
