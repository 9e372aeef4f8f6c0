# Turns the share into whole per cent by int, which truncates 0.29 to 28.
def cells_needed(people, share):
    if people == 1:
        return 1
    percent = int(share * 100)
    return math.ceil(1 / (1 - (percent / 100) ** (1 / (people - 1))))
