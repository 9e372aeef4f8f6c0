# Right: closed form.
def cells_needed(people, share):
    if people == 1:
        return 1
    return math.ceil(1 / (1 - float(share) ** (1 / (people - 1))))
