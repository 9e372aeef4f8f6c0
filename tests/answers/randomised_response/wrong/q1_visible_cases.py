# Looks up the two visible cases.
def two_coins_rate(yes, n):
    return {(190, 400): 0.45, (20, 100): -0.1}.get((yes, n), 0.45)
