# Divides by the larger of 1 and length over C.
def clipped_sum(gradients, clip):
    total = [0.0, 0.0, 0.0]
    for g in gradients:
        over = max(1.0, math.sqrt(sum(v * v for v in g)) / clip)
        total = [t + v / over for t, v in zip(total, g)]
    return total
