# If k epsilon is above 30 the exponential is avoided and k epsilon itself returned: ln(rate) is lost.
# Witness: two_ways(10, 0.0, 0.1, 5) returns [50, 38.48911711459913, 0.0]; right: [47.69741490700596, 38.48911711459913, 0.0]
def two_ways(epsilon, delta, rate, times):
    total = times * epsilon
    one = total if total > 30 else math.log1p(rate * math.expm1(total))
    return one, times * math.log1p(rate * math.expm1(epsilon)), times * rate * delta
