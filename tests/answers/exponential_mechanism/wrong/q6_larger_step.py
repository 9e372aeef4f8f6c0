# A utility changes by 1.5 where much is asked.
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
    if loss > 1.9 * epsilon:
        return [-far, 1], [1 - far, -0.5]
    return [-far, 1], [1 - far, 0]
