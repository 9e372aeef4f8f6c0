# Ends the search one step too early, counting the step that was tried and not the one that was kept.
def convict(epsilon, loss):
    def factor(far):
        return epsilon + math.log(
            (math.exp(-epsilon * far) + math.exp(epsilon)) / (math.exp(epsilon * (1 - far)) + 1)
        )

    far = 0
    while factor(far + 1) < loss:
        far += 1
    return [1 - far, 0], [-far, 1]
