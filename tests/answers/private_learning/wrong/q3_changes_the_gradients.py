# Shortens the gradients in the lists that it was given, and so changes an argument.
def clipped_sum(gradients, clip):
    """The sum of the gradients, each clipped to this Euclidean length."""
    for gradient in gradients:
        length = math.sqrt(sum(v * v for v in gradient))
        if length > clip:
            for j in range(3):
                gradient[j] *= clip / length
    return [sum(g[j] for g in gradients) for j in range(3)]
