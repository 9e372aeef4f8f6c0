# Rounds the length to one digit.
def clipped_sum(gradients, clip):
    total = [0.0, 0.0, 0.0]
    for g in gradients:
        length = round(sum(v * v for v in g) ** 0.5, 1)
        factor = clip / length if length > clip else 1
        total = [a + factor * b for a, b in zip(total, g)]
    return total
