# The loop stops one too early for a loss near 2 epsilon.
def convict(epsilon, loss):
    far = 0
    while (
        epsilon
        + math.log(
            (math.exp(-epsilon * far) + math.exp(epsilon)) / (math.exp(epsilon * (1 - far)) + 1)
        )
        < loss
    ):
        far += 1
    far = max(far - 1, 0)
    return [-far, 1], [1 - far, 0]
