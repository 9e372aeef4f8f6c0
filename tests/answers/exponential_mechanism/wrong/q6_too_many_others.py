# Wrong for 3, 5: "surely enough others", 3e^(3ε) of them, are more than 20 000 for ε = 3.
def convict(epsilon, loss):
    k = max(200, math.ceil(3 * math.exp(3 * epsilon)))
    return [1] + [0] * k, [0] + [1] * k
