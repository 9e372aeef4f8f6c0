# Four probabilities, differences of logarithms.
def epsilon_of_coins(first, second):
    first, second = float(first), float(second)

    def log(chance):
        return math.log(chance) if chance > 0 else -math.inf

    table = {
        (truth, told): first * (truth == told) + (1 - first) * (second if told else 1 - second)
        for truth in (0, 1)
        for told in (0, 1)
    }
    gaps = [
        abs(log(table[1, told]) - log(table[0, told]))
        for told in (0, 1)
        if table[1, told] > 0 or table[0, told] > 0
    ]
    return max(gaps)
