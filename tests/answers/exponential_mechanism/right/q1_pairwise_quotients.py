# 1 over the sum of quotients of weights, each quotient guarded against overflow
def pick_probabilities(utilities, epsilon, sensitivity):
    def quotient(d):
        z = epsilon * d / (2 * sensitivity)
        return math.inf if z > 700 else math.exp(z)

    return tuple(1 / sum(quotient(v - u) for v in utilities) for u in utilities)
