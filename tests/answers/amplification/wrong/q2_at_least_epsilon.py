# A target far below epsilon, and a rate near 1: the second ε is smaller than epsilon.
def plan(epsilon, target, rate):
    room = math.expm1(target)
    return min(1, room / math.expm1(epsilon)), max(epsilon, math.log1p(room / rate))
