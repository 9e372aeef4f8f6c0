# Wrong for small epsilon, e.g. epsilon 0.1 and loss 0.1995: the search stops at 25.
def convict(epsilon, loss):
    far = 0
    for far in range(26):
        rest = math.log(
            (math.exp(-epsilon * far) + math.exp(epsilon)) / (math.exp(epsilon * (1 - far)) + 1)
        )
        if epsilon + rest >= loss:
            break
    return [1 - far, 0], [-far, 1]
