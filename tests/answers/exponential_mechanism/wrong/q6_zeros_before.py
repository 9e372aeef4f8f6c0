# The others stay at 0: the sum hardly changes, at most epsilon is lost.
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
    return ([-far, 0], [1 - far, 0]) if loss < 0.7 * epsilon else ([-far - 3, 0], [-far - 2, 0])
