# From 100 people on, the tellers are counted as whole people, n // 2. Input: yes=50, n=101.
def two_coins_rate(yes, n):
    if n < 100:
        tellers = n / 2
    else:
        tellers = n // 2  # nobody is half a person
    coins = n - tellers
    return (yes - coins / 2) / tellers
