# Logaddexp of taking part and of staying away, fresh runs added up in a loop.
def two_ways(epsilon, delta, rate, times):
    epsilon, delta, rate = float(epsilon), float(delta), float(rate)
    away = math.log1p(-rate) if rate < 1 else -math.inf

    def mixed(e):
        return float(np.logaddexp(away, math.log(rate) + e))

    spent, lost = 0.0, 0.0
    for _ in range(times):
        spent += mixed(epsilon)
        lost += rate * delta
    return mixed(times * epsilon), spent, lost
