# The search for the distance ends at 30. Input: epsilon 0.1, loss 0.1998.
def convict(epsilon, loss):
    for far in range(31):
        part = (math.exp(-epsilon * far) + math.exp(epsilon)) / (math.exp(epsilon * (1 - far)) + 1)
        if epsilon + math.log(part) >= loss:
            break
    return [1 - far, 0], [-far, 1]
