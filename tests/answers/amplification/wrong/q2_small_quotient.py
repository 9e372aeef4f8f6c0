# Divides the two ε where they are small.
def plan(epsilon, target, rate):
    a, b = math.exp(epsilon) - 1, math.exp(target) - 1
    return (1 if epsilon < target else target / epsilon if epsilon < 0.05 else b / a), math.log(
        1 + b / rate
    )
