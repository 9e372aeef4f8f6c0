# Remembers the estimate by the number of people only.
_rates = {}


def two_coins_rate(yes, n):
    if n not in _rates:
        _rates[n] = (yes - n / 4) / (n / 2)
    return _rates[n]
