# Computes with symbols p and theta and then substitutes one after the other. Input: statistic=max, n=1, p=Symbol("theta"), theta=Symbol("p")
# (or a statistic that returns a formula in p, with p=1/4).
def expectation(statistic, n, p, theta):
    my_p, my_theta = sp.symbols("p theta")
    q = my_theta * (1 - my_p) + (1 - my_theta) * my_p
    total = sp.Integer(0)
    for told in itertools.product((0, 1), repeat=n):
        total += q ** sum(told) * (1 - q) ** (n - sum(told)) * statistic(told)
    result = total.subs(my_p, p).subs(my_theta, theta)
    return float(result) if isinstance(p, float) else result
