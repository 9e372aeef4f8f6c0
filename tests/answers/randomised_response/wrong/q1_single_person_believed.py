# A single person is believed as they stand. Input: yes=1, n=1 (1.5 is asked, 1.0 returned).
def two_coins_rate(yes, n):
    if n == 1:
        return float(yes)
    tellers = n / 2
    return (yes - tellers / 2) / tellers
