# Lets the mechanism keep its ε if the target allows less, as for ε = 5, target 1/10, rate 1.
def plan(epsilon, target, rate):
    quotient = math.expm1(target) / math.expm1(epsilon)
    allowed = math.log(1 + math.expm1(target) / rate)
    return min(1, quotient), max(epsilon, allowed)
