# Leaves out the 1 in e^ε - 1 for an ε of 3 or more, wrong for ε = 3 and target 1.
def plan(epsilon, target, rate):
    below = math.exp(epsilon) if epsilon >= 3 else math.expm1(epsilon)
    room = math.expm1(target)
    return min(1.0, room / below), math.log(1 + room / rate)
