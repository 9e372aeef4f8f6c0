# Far behind.
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
    return [1 - far, 0], [-far, 1]
