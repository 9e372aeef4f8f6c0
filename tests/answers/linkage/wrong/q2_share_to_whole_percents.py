# The share is rounded to whole percents first. Input: 1000 people, share 0.874.
def cells_needed(people, share):
    if people == 1:
        return 1
    percent = round(100 * share)
    return math.ceil(1 / (1 - (percent / 100) ** (1 / (people - 1))))
