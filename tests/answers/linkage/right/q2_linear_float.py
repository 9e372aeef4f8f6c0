# Linear float: right
def cells_needed(people, share):
    m = 1
    while math.pow(1 - 1 / m, people - 1) < share:
        m += 1
    return m
