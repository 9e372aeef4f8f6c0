# Read off from n = 1, 2, 3 and 6: the list begins with 0 only for n = 2, 6, 10, ....
# Witness: change(moving_up(4)) gives 3; right is 4.
def moving_up(n):
    first = 0 if n % 4 == 2 else 1
    x = tuple((first + i) % 2 for i in range(n))
    return x, x[1:]
