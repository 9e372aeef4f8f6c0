# For rates below 1/20 ln(1 + x) is replaced by x.
# Witness: two_ways(1, 0.0, 0.01, 2) returns [0.06389056098930651, 0.0343656365691809, 0.0]; right: [0.06193252941633182, 0.0340737264723531, 0.0]
def two_ways(epsilon, delta, rate, times):
    def sampled(e):
        gain = rate * math.expm1(e)
        return gain if rate < 0.05 else math.log1p(gain)

    return sampled(times * epsilon), times * sampled(epsilon), times * rate * delta
