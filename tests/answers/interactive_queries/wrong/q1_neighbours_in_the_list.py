# Takes a stretch of the list behind or before the target, and says 0 where neither is long enough.
# Witness: with five people in the order Ada, Bo, Cy, Dan, Eve, least 3, most 4 and target Cy (salary 35) it gives 0 without a question; right is 35
def difference_attack(ask, people, least, most, target):
    i = people.index(target)
    if len(people) - i > least:
        others = people[i + 1 : i + 1 + least]
    elif i >= least:
        others = people[i - least : i]
    else:
        return 0
    return ask([*others, target]) - ask(others)
