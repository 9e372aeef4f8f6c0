# For rates up to 1/50 the 1 beside the large quotient is dropped, which is not large for a small target.
# Witness: plan(1, 0.05, 0.02) returns [0.02983858382649833, 0.9413948963707689]; right: [0.02983858382649833, 1.2707585912569839]
def plan(epsilon, target, rate):
    room = math.expm1(target)
    factor = room / rate if rate <= 0.02 else 1 + room / rate
    return min(1, room / math.expm1(epsilon)), max(0, math.log(factor))
