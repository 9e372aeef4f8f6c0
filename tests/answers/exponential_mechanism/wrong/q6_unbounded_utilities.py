# Wrong for 0.1, 0.15: the distance is exp(10/ε), e^100 for ε = 1/10, where utilities must stay within 10^9.
def convict(epsilon, loss):
    far = math.exp(10 / epsilon) if epsilon <= 0.45 else 10 / epsilon + 20
    return [1 - far, 0], [-far, 1]
