# If epsilon is below 1/4 the rate is the quotient of the epsilons.
# Witness: plan(0.2, 0.1, 0.5) returns [0.5, 0.19090282892638188]; right: [0.47502081252106, 0.19090282892638188]
def plan(epsilon, target, rate):
    room = math.expm1(target)
    quotient = target / epsilon if epsilon < 0.25 else room / math.expm1(epsilon)
    return min(1, quotient), math.log1p(room / rate)
