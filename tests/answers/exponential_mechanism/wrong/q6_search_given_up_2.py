# The search gives up at a distance of 20 and returns what it has, which is not enough for epsilon = 0.1 and loss = 0.198.
def convict(epsilon, loss):
    for far in range(21):
        before, after = [1 - far, 0], [-far, 1]
        p = math.exp(epsilon * before[0]) / sum(math.exp(epsilon * u) for u in before)
        q = math.exp(epsilon * after[0]) / sum(math.exp(epsilon * u) for u in after)
        if math.log(p / q) > loss:
            break
    return before, after
