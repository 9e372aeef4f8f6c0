# Rounded to 10 digits, too coarse for small estimates. Input: yes=2334, n=9335 (estimate 0.0000535619).
def two_coins_rate(yes, n):
    return round(2 * yes / n - 0.5, 10)
