# The share is rounded to ten thousandths before the line is undone. Input: yes=1, n=3 must give 0.16667, is 0.1666.
def two_coins_rate(yes, n):
    share = round(yes / n, 4)
    return 2 * (share - 0.25)
